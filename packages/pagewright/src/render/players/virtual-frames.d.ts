declare module 'virtual:pagewright/frames' {
  /** The origins that the project declares for frames. */
  export const frames: readonly string[];
}
