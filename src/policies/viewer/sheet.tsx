/** One page: a white sheet of the right size at once, drawn when it is near, and forgotten when it is not. */
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { Page } from 'react-pdf';
import { LinkLayer } from './link-layer.tsx';
import type { PageLink } from './page-links.ts';
import { Picture } from './picture.tsx';
import type { Size } from './use-zoom.ts';
import styles from './viewer.module.css';

interface Props {
  number: number;
  label: string;
  scale: number;
  size: Size;
  near: boolean;
  links: PageLink[] | undefined;
  root: RefObject<HTMLElement | null>;
  onNear: (page: number, near: boolean) => void;
  /** The text of the page stands in the layer over the picture. */
  onText: (page: number, layer: HTMLElement | null) => void;
}

/** The most pixels of one drawn page: 32 MB. Sharp on dense screens at usual sizes, bounded when zoomed in. */
const mostPixels = 8_000_000;

export function Sheet({ number, label, scale, size, near, links, root, onNear, onText }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const [width, height] = [size.width * scale, size.height * scale];

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => onNear(number, entry!.isIntersecting),
      // Half a window ahead in both directions.
      { root: root.current, rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [number, onNear, root]);

  useEffect(() => {
    if (!near) onText(number, null);
  }, [near, number, onText]);

  const onRenderTextLayerSuccess = useCallback(() => {
    onText(number, element.current?.querySelector<HTMLElement>('.textLayer') ?? null);
  }, [number, onText]);

  return (
    <div
      ref={element}
      className={styles.sheet}
      data-page={number}
      role="group"
      aria-label={label}
      style={{ inlineSize: `${width}px`, blockSize: `${height}px` }}
    >
      {near && (
        <Page
          pageNumber={number}
          scale={scale}
          devicePixelRatio={Math.min(devicePixelRatio, 2, Math.sqrt(mostPixels / (width * height)))}
          suspense={false}
          renderMode="custom"
          customRenderer={Picture}
          renderAnnotationLayer={false}
          onRenderTextLayerSuccess={onRenderTextLayerSuccess}
          loading={null}
          error={null}
          noData={null}
        />
      )}
      {near && links && <LinkLayer links={links} scale={scale} />}
    </div>
  );
}
