import { fill } from '../../language/copy.ts';
import { useCopy } from '../../navigation/context.tsx';
import { type FieldName, maxLengths } from '../form-errors.ts';
import { useForm } from '../use-form.ts';
import styles from './fields.module.css';

/** Which part of what a field takes is left when it begins to say so. */
const lastPart = 0.1;

/** How often a screen reader is told: in steps of so many characters, and not with every one of them. */
const step = 20;

/** How much more a field takes, said before its limit is met. */
export function CharactersLeft({ name }: { name: Exclude<FieldName, 'consent'> }) {
  const { state } = useForm();
  const sentence = useCopy('forms').charactersLeft;
  const most = maxLengths[name];
  const left = most - (state.values[name]?.length ?? 0);
  const near = left <= Math.ceil(most * lastPart);
  const said = left === 0 ? 0 : Math.ceil(left / step) * step;
  return (
    <>
      {near && (
        <p className={styles.left} aria-hidden="true">
          {fill(sentence, { count: left })}
        </p>
      )}
      <p role="status" className="visually-hidden">
        {near && fill(sentence, { count: said })}
      </p>
    </>
  );
}
