/**
 * @generated SignedSource<<2c48a5e126c536b2898e1681d4726a5d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SchedulazioneCard_piano$data = {
  readonly salvata: boolean;
  readonly schedulazioni: ReadonlyArray<{
    readonly fine: string | null;
    readonly inizio: string | null;
    readonly nomeFase: string;
  }>;
  readonly " $fragmentType": "SchedulazioneCard_piano";
};
export type SchedulazioneCard_piano$key = {
  readonly " $data"?: SchedulazioneCard_piano$data;
  readonly " $fragmentSpreads": FragmentRefs<"SchedulazioneCard_piano">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SchedulazioneCard_piano",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "salvata",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaseScheduler",
      "kind": "LinkedField",
      "name": "schedulazioni",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nomeFase",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inizio",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fine",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SchedulazioneScheduler",
  "abstractKey": null
};

(node as any).hash = "b238daa93368bfe0d0b30021ac5ad34e";

export default node;
