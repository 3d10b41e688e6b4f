import type { NetworkInterfaceInfo } from 'node:os';
import { lanAddress } from './static-server';

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

it.each<[Parameters<typeof lanAddress>[0], string | null]>([
  [
    { lo: [at('127.0.0.1', true)], docker0: [at('172.17.0.1')], wlan0: [at('fe80::1'), at('192.168.1.20')] },
    '192.168.1.20',
  ],
  [{ utun3: [at('10.8.0.2')], en5: [at('169.254.7.7')], wlan0: [at('10.0.0.5')] }, '10.0.0.5'],
  // A private address is better than a public one.
  [{ eth0: [at('41.90.1.1')], wlan0: [at('10.0.0.5')] }, '10.0.0.5'],
  [{ eth0: [at('41.90.1.1')] }, '41.90.1.1'],
  [{ lo: [at('127.0.0.1', true)], eth0: undefined }, null],
])('finds in %j the address in the home or the office: %s', (interfaces, address) => {
  expect(lanAddress(interfaces)).toBe(address);
});
