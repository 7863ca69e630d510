/**
 * A part of a page that stands whole in its HTML, and whose code and words are fetched only when the visitor comes
 * near: a first load grows by neither (docs/decisions/0028-parts-that-come-when-near.md).
 */
import { type ComponentType, memo, Suspense, use, useEffect, useRef } from 'react';
import { type Copy, type CopyPart, loadCopy } from '../language/copy.ts';
import type { Language } from '../language/languages.ts';
import { useData, useLanguage } from '../routing/context.tsx';
import type { PageModule } from '../routing/loaded-page.ts';

/** What such a part needs: the component that shows it, and its words in one language. */
interface LateData<Part extends CopyPart> {
  Content: ComponentType<{ copy: Copy[Part] }>;
  copy: Copy[Part];
}

interface LatePart {
  /** The copy that it reads; its name among the late parts of its page. */
  name: CopyPart;
  load: (language: Language) => Promise<unknown>;
  /** Where it stands on the page. */
  Late: ComponentType;
}

/**
 * The `loadData` of a page with late parts. The page that a visitor comes in by waits for none of them: they stand in
 * its HTML. One that is come to from another page brings them along.
 */
export function loadLate(...parts: LatePart[]): NonNullable<PageModule['loadData']> {
  return async (_, language, first) => {
    if (first) return undefined;
    const loaded = parts.map(async ({ name, load }) => [name, await load(language)] as const);
    return Object.fromEntries<unknown>(await Promise.all(loaded));
  };
}

/**
 * Makes such a part. The build reads the call (`build/late-parts.ts`), so that the styles come with the page.
 * @param name the copy that it reads, which no route names
 * @param fetchContent fetches its component: `async () => (await import('./record.tsx')).Record`
 */
export function latePart<Part extends CopyPart>(
  name: Part,
  fetchContent: () => Promise<LateData<Part>['Content']>,
): LatePart {
  const load = async (language: Language): Promise<LateData<Part>> => {
    const [Content, copy] = await Promise.all([fetchContent(), loadCopy(language, name)]);
    return { Content, copy };
  };

  let comeNear: () => void;
  const near = new Promise<void>((resolve) => {
    comeNear = resolve;
  });
  let loading: Promise<LateData<Part>> | undefined;
  /** The same promise for all who ask. Where a file does not come, it is not kept: the HTML stays as it is. */
  const whenNear = (language: Language) => {
    loading ??= near.then(() => load(language)).catch(() => new Promise<never>(() => {}));
    return loading;
  };

  function Loaded() {
    const language = useLanguage();
    const data = useData<Partial<Record<CopyPart, LateData<Part>>> | undefined>();
    const { Content, copy } = data?.[name] ?? use(whenNear(language));
    return <Content copy={copy} />;
  }

  function Late() {
    const element = useRef<HTMLDivElement>(null);
    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => {
          // A slow device is told of several changes at once.
          if (entries.some(({ isIntersecting }) => isIntersecting)) comeNear();
        },
        { rootMargin: '100%' },
      );
      observer.observe(element.current!);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={element}>
        <Suspense>
          <Loaded />
        </Suspense>
      </div>
    );
  }

  // React gives up the HTML of a part that is not taken over yet when what is around it renders again.
  return { name, load, Late: memo(Late) };
}
