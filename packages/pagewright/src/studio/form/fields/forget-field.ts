import { createContext, useContext } from 'react';

/** Called when a person removes a property with its button: its field goes too, and the focus to what adds it again. */
export const ForgetFieldContext = createContext<(name: string) => void>(() => {});

export function useForgetField(): (name: string) => void {
  return useContext(ForgetFieldContext);
}
