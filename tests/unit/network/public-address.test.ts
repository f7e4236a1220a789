import { expect, test } from 'vitest';
import { isPublicAddress } from '#src/network/public-address.ts';

test.each(['8.8.8.8', '1.1.1.1', '172.15.0.1', '172.32.0.1', '100.63.255.255', '2606:4700:4700::1111', '2a00:1450::1'])(
  'accepts %s as public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '198.18.0.1',
  '192.0.2.1',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '2001::1',
  'ff02::1',
  'photos.example',
  '',
])('rejects "%s" as not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
