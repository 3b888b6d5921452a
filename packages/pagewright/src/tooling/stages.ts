export {
  type BlockProps,
  type StagedBlock,
  stageMessage,
} from '../gallery/stage-message.ts';
