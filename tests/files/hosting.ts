/** The rules written for the servers, and addresses to request. */
import { readFileSync } from 'node:fs';
import type { HeaderRule } from '../../deploy/headers.ts';
import type { Addresses } from '../../deploy/redirects.ts';

const read = (file: string) => readFileSync(file, 'utf8');
export const rules = JSON.parse(read('.generated/headers.json')) as HeaderRule[];
export const addresses = JSON.parse(read('dist/addresses.json')) as Addresses;

/** Variants of every canonical address, and some invalid ones. */
export const addressesAsWritten = [...new Set(Object.values(addresses)).values()].flatMap((address) => {
  const plain = decodeURI(address);
  return [
    address,
    encodeURI(plain.toUpperCase()),
    encodeURI(plain.normalize('NFD')),
    address.replaceAll('%', '%25'),
    encodeURI(plain.normalize('NFD')).replaceAll('%', '%25'),
    `${address}/`,
    address === '/' ? '/index.htm' : `${address}.`,
    `${address}/index.html`,
    `${address.toUpperCase()}/?lng=ar&to=//evil.example`,
    `/${address}`,
  ];
});
export const others = [
  '/nothing-here',
  '//evil.example',
  '/assets/gone.js',
  '/robots.txt',
  '/404.html',
  '/404',
  '/en/404',
];
