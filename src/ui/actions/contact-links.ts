/** A `mailto:` URL, or undefined if the text is not a single email address. */
export function mailLink(email: string): string | undefined {
  const trimmed = email.trim();
  return /^[^\s@,;:?&<>"']+@[^\s@,;:?&<>"'/]+$/.test(trimmed) ? `mailto:${encodeURI(trimmed)}` : undefined;
}

/** A `tel:` URL, or undefined if the text has too few digits. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/\(0\)|\D/g, '');
  if (digits.length < 3) return undefined;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** The URL for a text that is an email address or a phone number, and nothing else. */
export function contactLink(text: string): string | undefined {
  return mailLink(text) ?? (/^\s*\+?[\d\s()./-]+$/.test(text) ? phoneLink(text) : undefined);
}
