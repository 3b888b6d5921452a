/** What blocks, the layout and states import from the engine. Every page loads it, so `ContentHtml` has an export of its own. */

export { dayInWords } from './content/sanitising/date-time.ts';
export { hasOldText } from './render/early/early-use.ts';
export { FormActionContext, type SendMessage, SendMessageContext } from './render/send-message.ts';
export { useSiteConfig } from './render/site-code.ts';
export { sitePath } from './render/site-path.ts';
export { type PageTranslation, useTranslations } from './render/use-translations.ts';
