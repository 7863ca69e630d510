/** One pair: the choice that leads to the others, what is said of it, and where it leads on. */
import { type ComponentProps, useId } from 'react';
import { ContactLink } from '../dialogs/contact-link.tsx';
import { type Copy, fill } from '../language/copy.ts';
import { visuallyHidden } from '../language/rich.tsx';
import { useAddress } from '../navigation/context.tsx';
import { buttonClass } from '../ui/button.tsx';
import { HeardSpace } from '../ui/heard-space.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { BundleDrawing } from './bundle-drawing.tsx';
import { answerTo, destinations, idOfPair, origins, type Pair, type Path } from './pairs.ts';
import { questionAbout } from './question.ts';
import styles from './paths.module.css';

/** Where the link of a pair leads, and what a press on it does. */
export type Choose = (pair: Pair) => Pick<ComponentProps<'a'>, 'href' | 'onClick'>;

interface Props {
  copy: Copy['money-path'];
  pair: Pair;
  choose: Choose;
  /** Whether it is one of those that only the HTML has, and shows the drawing of the first. */
  further?: boolean;
}

/** The id of the drawing. */
const drawingId = 'money-path-lines';

export function PathView({ copy, pair, choose, further = false }: Props) {
  const answer = answerTo(pair);
  const ends = { from: copy.from[pair.from], to: copy.to[pair.to] };
  const none = typeof answer === 'string';
  return (
    <div id={idOfPair(pair)} className={styles.view}>
      <nav className={styles.choices} aria-label={copy.choices}>
        <Choices
          label={copy.comes}
          options={origins.map((from) => ({
            words: copy.origins[from],
            chosen: from === pair.from,
            link: choose({ ...pair, from }),
          }))}
        />
        <Choices
          named
          label={copy.goes}
          options={destinations.map((to) => ({
            words: copy.destinations[to],
            chosen: to === pair.to,
            link: choose({ ...pair, to }),
          }))}
        />
      </nav>
      <div role="status" className={styles.result}>
        {/* One paragraph, and a new one: what changes in parts is heard in parts, and the reason before the answer. */}
        <p key={idOfPair(pair)}>
          <span className={`h3 ${styles.sentence}`}>{fill(none ? copy.none : copy.known, ends)}</span>
          {none && (
            <>
              <HeardSpace />
              <span className={styles.why}>{copy.why[answer]}</span>
            </>
          )}
        </p>
      </div>
      <BundleDrawing
        pair={pair}
        className={styles.drawing}
        {...(further ? { copyOf: drawingId } : { id: drawingId })}
      />
      {!none && (
        <ol className={styles.stops}>
          <Stop title={copy.send.title} text={copy.send[pair.from]} />
          <Stop title={copy.rail.title} text={copy.rail[answer.by]} />
          <Stop title={copy.check.title} text={copy.check[answer.by]} />
        </ol>
      )}
      <p className={styles.on}>
        <ContactLink
          question={questionAbout(pair, copy)}
          query={`?about=${idOfPair(pair)}`}
          className={buttonClass('solid')}
        >
          {copy.ask}
        </ContactLink>
        {!none && <More copy={copy} more={answer.more} />}
      </p>
    </div>
  );
}

interface Option {
  words: string;
  chosen: boolean;
  link: ReturnType<Choose>;
}

interface ChoicesProps {
  label: string;
  options: Option[];
  /** Whether the label is part of each link's name: what money comes from and goes to may have one name, and is not one place. */
  named?: boolean;
}

function Choices({ label, options, named = false }: ChoicesProps) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <ul aria-labelledby={id}>
        {options.map(({ words, chosen, link }) => (
          <li key={words}>
            <a {...link} aria-current={chosen ? 'true' : undefined}>
              {named && visuallyHidden(label)}
              {named && <HeardSpace />}
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Stop({ title, text }: { title: string; text: string }) {
  return (
    <li>
      <h3 className="h4">{title}</h3>
      <p>{text}</p>
    </li>
  );
}

/** Where the site says more: a section of this page, or the wallet among the products. */
function More({ copy, more }: { copy: Copy['money-path']; more: Path['more'] }) {
  const address = useAddress();
  return (
    <TextLink
      href={more === 'wallet' ? address('products', 'wallet') : `#${more}`}
      arrow={more === 'wallet' ? 'on' : 'down'}
    >
      {copy.more[more]}
    </TextLink>
  );
}
