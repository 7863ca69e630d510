import { useCopy } from '../../language/context.tsx';

export default function Policy() {
  return (
    <section className="section padded">
      <div className="inner">
        <h1 className="h1">{useCopy('policies').title}</h1>
      </div>
    </section>
  );
}
