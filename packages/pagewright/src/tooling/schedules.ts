export { isShownNow } from '../check/facts/shown-times.ts';
export { readSchedule as read } from '../config/read/read-schedule.ts';
export { isTimeZone, windowOf } from '../grammar/schedule.ts';
