/** Who Ether is. The hero's arrow links here. */
import { useAddress, useCopy } from '../../navigation/context.tsx';
import { rich } from '../../language/rich.tsx';
import { siteConfig } from '../../site-config.ts';
import { keepLastWord } from '../../utils/keep-last-word.ts';
import { TextLink } from '../../ui/text-link.tsx';
import styles from './welcome.module.css';

export function Welcome() {
  const copy = useCopy('about-us').welcome;
  const address = useAddress();
  const { usEntity, brazilEntity } = siteConfig;
  return (
    <section id="welcome" className="section padded">
      <div className="inner steps">
        <h2 className="h2 phrases">
          {rich(copy.statement, { soft: (words) => <span className={styles.soft}>{words}</span> })}
        </h2>
        <div className="stack">
          <p className="intro">
            {rich(copy.text, { usEntity: name(usEntity), brazilEntity: name(brazilEntity) })}
          </p>
          <TextLink href={address('products')}>{copy.link}</TextLink>
        </div>
      </div>
    </section>
  );
}

/** A registered name, with its own text direction. */
function name(words: string) {
  return <bdi translate="no">{keepLastWord(words)}</bdi>;
}
