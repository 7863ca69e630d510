/**
 * A part of a page that stands whole in its HTML, and whose code and words are fetched only when the visitor comes
 * near: a first load grows by neither (docs/decisions/0028-parts-that-come-when-near.md).
 */
import { type ComponentType, memo, Suspense, use, useEffect, useRef } from 'react';
import { type Copy, type CopyPart, loadCopy } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { useLanguage } from '../routing/context.tsx';

/** What such a part needs: the component that shows it, and its words in one language. */
export interface LateData<Part extends CopyPart> {
  Content: ComponentType<{ copy: Copy[Part] }>;
  copy: Copy[Part];
}

interface Props<Part extends CopyPart> {
  /** What `loadWithPage` has loaded; nothing on the page that a visitor comes in by. */
  data: LateData<Part> | undefined;
}

interface LatePart<Part extends CopyPart> {
  /** For the `loadData` of its page. */
  loadWithPage: (language: Language) => Promise<LateData<Part>>;
  Late: ComponentType<Props<Part>>;
}

/**
 * Makes such a part. It is named in `src/routing/later-parts.ts`, so that its styles come with the page.
 * @param part the copy that it reads, which no route names
 * @param load fetches its component
 */
export function latePart<Part extends CopyPart>(
  part: Part,
  load: () => Promise<LateData<Part>['Content']>,
): LatePart<Part> {
  const loadWithPage = async (language: Language) => {
    const [Content, copy] = await Promise.all([load(), loadCopy(language, part)]);
    return { Content, copy };
  };

  let comeNear: () => void;
  const near = new Promise<void>((resolve) => {
    comeNear = resolve;
  });
  let loading: Promise<LateData<Part>> | undefined;
  /** The same promise for all who ask. Where a file does not come, it is not kept: the HTML stays as it is. */
  const whenNear = (language: Language) => {
    loading ??= near.then(() => loadWithPage(language)).catch(() => new Promise<never>(() => {}));
    return loading;
  };

  function Loaded({ data }: Props<Part>) {
    const language = useLanguage();
    const { Content, copy } = data ?? use(whenNear(language));
    return <Content copy={copy} />;
  }

  function Late({ data }: Props<Part>) {
    const element = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry!.isIntersecting) comeNear();
        },
        { rootMargin: '100%' },
      );
      observer.observe(element.current!);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={element}>
        <Suspense>
          <Loaded data={data} />
        </Suspense>
      </div>
    );
  }

  // React gives up the HTML of a part that is not taken over yet when what is around it renders again.
  return { loadWithPage, Late: memo(Late) };
}
