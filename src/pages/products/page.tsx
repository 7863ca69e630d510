import { useCopy } from '../../language/context.tsx';

export default function Products() {
  return (
    <section className="section padded">
      <div className="inner">
        <h1 className="h1">{useCopy('products').title}</h1>
      </div>
    </section>
  );
}
