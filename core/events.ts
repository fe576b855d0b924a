/** An event to publish. */
export interface OutboxEvent {
  readonly eventType: string;
  /** Identifies the event: of several with one type and key only the first is stored. */
  readonly naturalKey: string;
  readonly payload: object;
}
