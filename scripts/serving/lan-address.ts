import type { NetworkInterfaceInfo } from 'node:os';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

/** Networks between programs of this machine, which no phone is in. */
const INSIDE = /^(?:docker|br-|veth|virbr|vbox|vmnet|vethernet|tun|tap|utun|wsl|zt|tailscale)/i;
const PRIVATE = /^(?:10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)/;

/** The address by which a phone in the same network reaches this machine, or null where it is in none. */
export function lanAddress(interfaces: Interfaces): string | null {
  const found = Object.entries(interfaces)
    .filter(([name]) => !INSIDE.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'))
    .map(({ address }) => address);
  return found.find((address) => PRIVATE.test(address)) ?? found[0] ?? null;
}
