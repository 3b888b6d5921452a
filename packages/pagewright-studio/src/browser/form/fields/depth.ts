import { createContext, useContext } from 'react';

/** How many objects a field is in, not counting the part that is selected. */
export const DepthContext = createContext(0);

/** The number of objects around a field. */
export function useDepth(): number {
  return useContext(DepthContext);
}
