/** Tabler's icons: the SVG files in `icons/`, inlined in the text colour. */
import type { SVGProps } from 'react';

interface Props extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  /** Width and height. */
  size?: number | string;
  /** The stroke width on a grid of 24. */
  stroke?: number;
}

const files = import.meta.glob<string>('./icons/*.svg', { query: '?raw', import: 'default', eager: true });

/** @param name the file's name without extension */
function icon(name: string) {
  const paths = [...files[`./icons/${name}.svg`]!.matchAll(/ d="([^"]+)"/gu)].map(([, path]) => path);
  return function Icon({ size = 24, stroke = 2, ...props }: Props) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={stroke}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...props}
      >
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
    );
  };
}

export const IconAlertTriangle = icon('alert-triangle');
export const IconArrowDown = icon('arrow-down');
export const IconArrowLeft = icon('arrow-left');
export const IconArrowRight = icon('arrow-right');
export const IconArrowUp = icon('arrow-up');
export const IconArrowUpRight = icon('arrow-up-right');
export const IconBrandFacebook = icon('brand-facebook');
export const IconBrandInstagram = icon('brand-instagram');
export const IconBrandLinkedin = icon('brand-linkedin');
export const IconBrandWhatsapp = icon('brand-whatsapp');
export const IconBrandYoutube = icon('brand-youtube');
export const IconCheck = icon('check');
export const IconChevronDown = icon('chevron-down');
export const IconChevronRight = icon('chevron-right');
export const IconChevronUp = icon('chevron-up');
export const IconDownload = icon('download');
export const IconFile = icon('file');
export const IconList = icon('list');
export const IconMaximize = icon('maximize');
export const IconMenu2 = icon('menu-2');
export const IconMinus = icon('minus');
export const IconPlus = icon('plus');
export const IconPrinter = icon('printer');
export const IconSearch = icon('search');
export const IconX = icon('x');
