/** A mailto address, or undefined where the text is not one plain mail address. */
export function mailLink(email: string): string | undefined {
  const trimmed = email.trim();
  return /^[^\s@,;:?&<>"']+@[^\s@,;:?&<>"'/]+$/.test(trimmed) ? `mailto:${encodeURI(trimmed)}` : undefined;
}

/** A tel address, or undefined where the text holds too few digits to be called. */
export function phoneLink(phone: string): string | undefined {
  const digits = phone.replace(/\(0\)|\D/g, '');
  if (digits.length < 3) return undefined;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
