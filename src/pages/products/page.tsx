import { CallToAction } from '../../shell/call-to-action/call-to-action.tsx';
import { Consultancy } from './consultancy.tsx';
import { Exclusive } from './exclusive.tsx';
import { International } from './international.tsx';
import { Support } from './support.tsx';
import { Vip } from './vip.tsx';
import { Wallet } from './wallet.tsx';

export default function Products() {
  return (
    <>
      <Exclusive />
      <Consultancy />
      <Wallet />
      <International />
      <Vip />
      <Support />
      <CallToAction />
    </>
  );
}
