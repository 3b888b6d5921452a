export {
  type BlockProps,
  type StagedBlock,
  type StageTile,
  type StageTiles,
  stageMessage,
} from '../gallery/stage-message.ts';
