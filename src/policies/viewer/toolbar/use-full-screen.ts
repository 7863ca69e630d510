import { type RefObject, useEffect, useState } from 'react';

export interface FullScreen {
  /** Not on phones from Apple, which give the whole screen to videos only. */
  possible: boolean;
  on: boolean;
  toggle: () => void;
  leave: () => void;
}

/** Shows an element on the whole screen. Escape is ours there, where the browser lets us have it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const [on, setOn] = useState(false);

  useEffect(() => {
    const update = () => setOn(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, []);

  const leave = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
  };
  const enter = async () => {
    const { keyboard } = navigator as { keyboard?: { lock?: (keys: string[]) => Promise<void> } };
    await element.current?.requestFullscreen();
    await keyboard?.lock?.(['Escape']);
  };
  return {
    possible: document.fullscreenEnabled,
    on,
    leave,
    // A refusal leaves things as they are.
    toggle: () => (on ? leave() : void enter().catch(() => {})),
  };
}
