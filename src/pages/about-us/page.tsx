import { useCopy } from '../../language/context.tsx';

export default function AboutUs() {
  return (
    <section className="section padded">
      <div className="inner">
        <h1 className="h1">{useCopy('about-us').title}</h1>
      </div>
    </section>
  );
}
