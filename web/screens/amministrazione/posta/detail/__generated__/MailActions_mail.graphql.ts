/**
 * @generated SignedSource<<cf76d983b9980a1de81f4a89450d0469>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MailActions_mail$data = {
  readonly aIndirizzo: string;
  readonly id: string;
  readonly pk: number;
  readonly puoAnnullare: boolean;
  readonly puoRiprendere: boolean;
  readonly puoRiprovare: boolean;
  readonly puoSospendere: boolean;
  readonly " $fragmentType": "MailActions_mail";
};
export type MailActions_mail$key = {
  readonly " $data"?: MailActions_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"MailActions_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MailActions_mail",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pk",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aIndirizzo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoSospendere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoRiprendere",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoAnnullare",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "puoRiprovare",
      "storageKey": null
    }
  ],
  "type": "Mail",
  "abstractKey": null
};

(node as any).hash = "8965866511052e818bdb67224ab0aaf4";

export default node;
