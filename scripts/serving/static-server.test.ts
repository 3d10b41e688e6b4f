import type { NetworkInterfaceInfo } from 'node:os';
import { lanAddress } from './static-server';

const at = (address: string, internal = false) =>
  ({ address, internal, family: address.includes(':') ? 'IPv6' : 'IPv4' }) as NetworkInterfaceInfo;

it('finds the address in the home or the office', () => {
  const interfaces = {
    lo: [at('127.0.0.1', true)],
    docker0: [at('172.17.0.1')],
    utun3: [at('10.8.0.2')],
    en5: [at('169.254.7.7')],
    wlan0: [at('fe80::1'), at('192.168.1.20')],
  };

  expect(lanAddress(interfaces)).toBe('192.168.1.20');
});

it('prefers a private address to a public one', () => {
  expect(lanAddress({ eth0: [at('41.90.1.1')], wlan0: [at('10.0.0.5')] })).toBe('10.0.0.5');
  expect(lanAddress({ eth0: [at('41.90.1.1')] })).toBe('41.90.1.1');
});

it('finds none where there is no network', () => {
  expect(lanAddress({ lo: [at('127.0.0.1', true)], eth0: undefined })).toBeNull();
});
