import { configs } from 'pagewright/tooling';

/** The keys of blocks that hold other blocks. */
export const keysWithBlocks = configs.keyNames('block', ({ blocks }) => blocks !== undefined);

/** The keys of blocks that decide when visitors see the block. */
export const limitKeys = configs.keyNames('block', ({ limits }) => limits === true);

/** The limits that list values of route params. */
export const paramLimits = configs.keyNames('block', ({ byParams }) => byParams === true);

/** The conditions of a block, and of the use of a shared section. */
export const conditionKeys = configs.keyNames('sectionUse', ({ binds }) => binds === 'condition');

/** The keys of blocks and of uses of shared sections that only group what these show. */
export const contentKeys = (['block', 'sectionUse'] as const).flatMap((construct) =>
  configs.keyNames(construct, ({ isContent }) => isContent === true),
);
