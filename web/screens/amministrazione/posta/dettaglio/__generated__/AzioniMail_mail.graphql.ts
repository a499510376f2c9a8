/**
 * @generated SignedSource<<a66ed309a85dce6f5c5719719b906451>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AzioniMail_mail$data = {
  readonly aIndirizzo: string;
  readonly pk: number;
  readonly puoAnnullare: boolean;
  readonly puoRiprendere: boolean;
  readonly puoRiprovare: boolean;
  readonly puoSospendere: boolean;
  readonly " $fragmentType": "AzioniMail_mail";
};
export type AzioniMail_mail$key = {
  readonly " $data"?: AzioniMail_mail$data;
  readonly " $fragmentSpreads": FragmentRefs<"AzioniMail_mail">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AzioniMail_mail",
  "selections": [
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

(node as any).hash = "575a0a0784b0e113708484faa5128931";

export default node;
