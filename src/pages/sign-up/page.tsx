import { useCopy } from '../../language/context.tsx';

export default function SignUp() {
  return (
    <section className="section padded">
      <div className="inner">
        <h1 className="h1">{useCopy('forms').title}</h1>
      </div>
    </section>
  );
}
