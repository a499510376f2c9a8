/** Where the tables of the queue are. */
export const JOBS_SCHEMA = 'pgboss'
