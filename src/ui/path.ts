/** A number as it is written into the `d` of a path: two digits behind the point are finer than any screen. */
export const n = (value: number) => Number(value.toFixed(2));
