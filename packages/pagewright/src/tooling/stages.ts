export {
  type StagedBlock,
  stageMessage,
} from '../gallery/stage-message.ts';
