import { useCopy } from '../../language/context.tsx';

export default function Services() {
  return (
    <section className="section padded">
      <div className="inner">
        <h1 className="h1">{useCopy('services').title}</h1>
      </div>
    </section>
  );
}
