/** @returns the action's result; undefined if it throws, as access to blocked storage does */
export function tryOrUndefined<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
