import { Consultancy } from './consultancy.tsx';
import { Exclusive } from './exclusive.tsx';
import { firstPicture } from './first-picture.ts';
import { International } from './international.tsx';
import { Support } from './support.tsx';
import { Vip } from './vip.tsx';
import { Wallet } from './wallet.tsx';

export const hero = firstPicture;

export default function Products() {
  return (
    <>
      <Exclusive />
      <Consultancy />
      <Wallet />
      <International />
      <Vip />
      <Support />
    </>
  );
}
