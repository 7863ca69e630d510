// Every picture of the site: its compositions, the size of the largest file, the widths that are
// encoded and the background that it meets. Sizes are in pixels of the file, not in CSS pixels.
const INK = '#0A1612';
const STUDIO = '#E9E8E3';
const BONE = '#E4E3DC';

const wide = [640, 960, 1280, 1920];
const phone = [390, 585, 780, 1170];
const compact = [640, 1280];
const small = [768, 1536];
const medium = [768, 1024, 1536];

export const pictures = {
  'home-hero': {
    colour: INK,
    wide: [1920, 1080, wide],
    small: [1536, 1103, small],
    compact: [1280, 1149, compact],
    portrait: [1170, 1500, phone],
  },
  cards: {
    colour: STUDIO,
    wide: [1920, 1200, wide],
    medium: [1536, 1152, medium],
    small: [1536, 1229, small],
    compact: [1280, 1152, compact],
    portrait: [1170, 1110, phone],
  },
  security: {
    colour: INK,
    wide: [1920, 1200, wide],
    medium: [1536, 1024, medium],
    small: [1536, 1229, small],
    compact: [1280, 1152, compact],
    portrait: [1170, 1170, phone],
  },
  'become-client': {
    colour: STUDIO,
    wide: [1920, 1120, wide],
    small: [1536, 1229, small],
    compact: [1280, 1280, compact],
    portrait: [1170, 1400, phone],
  },
  'about-hero': {
    colour: STUDIO,
    wide: [1920, 1080, wide],
    small: [1536, 1229, small],
    compact: [1280, 1280, compact],
    portrait: [1170, 1500, phone],
  },
  'services-hero': {
    colour: STUDIO,
    wide: [1920, 1080, wide],
    small: [1536, 1229, small],
    compact: [1280, 1280, compact],
    portrait: [1170, 1500, phone],
  },
  'partners-hero': {
    colour: INK,
    wide: [1920, 1080, wide],
    small: [1536, 1229, small],
    compact: [1280, 1280, compact],
    portrait: [1170, 1500, phone],
  },
  consultancy: {
    colour: STUDIO,
    wide: [1920, 1260, wide],
    small: [1536, 1100, small],
    compact: [1280, 1000, compact],
    portrait: [1170, 1000, phone],
  },
  wallet: { colour: BONE, wide: [1280, 1240, [390, 585, 780, 1280]] },
  international: {
    colour: INK,
    wide: [1600, 960, [640, 960, 1280, 1600]],
    small: [1536, 1024, small],
    compact: [1280, 914, compact],
    portrait: [1170, 900, phone],
  },
  'exclusive-macro': { colour: INK, wide: [1000, 800, [500, 740, 1000]] },
  'exclusive-object': { colour: STUDIO, wide: [660, 800, [330, 500, 660]] },
  'exclusive-edge': { colour: STUDIO, wide: [860, 800, [430, 640, 860]] },
};

// Where the default quality (AVIF 52, WebP 74) costs too many bytes or shows banding.
export const quality = {
  'cards-portrait': { avif: 46, webp: 66 },
  'about-hero-portrait': { avif: 47, webp: 70 },
};
