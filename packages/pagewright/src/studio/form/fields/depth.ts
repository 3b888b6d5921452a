import { createContext, useContext } from 'react';

/** How many objects a field is in, not counting the part that is selected. */
export const DepthContext = createContext(0);

export function useDepth(): number {
  return useContext(DepthContext);
}
