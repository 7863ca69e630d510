import { useCopy } from '../../language/context.tsx';

export default function Partners() {
  return (
    <section className="section padded">
      <div className="inner">
        <h1 className="h1">{useCopy('partners').title}</h1>
      </div>
    </section>
  );
}
