import { createContext, useContext } from 'react';

/** Called when a person removes a property with its button: its field disappears, and the focus moves to the button that adds it again. */
export const ForgetFieldContext = createContext<(name: string) => void>(() => {});

export function useForgetField(): (name: string) => void {
  return useContext(ForgetFieldContext);
}
