/**
 * @generated SignedSource<<8671d384e0f6931888966eb3e9806d27>>
 * @relayHash 7095d13446f8d5e9c5f3d30c28eddcf9
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 68f18333260b7e8fad090eb11aaf39b98877165416d2e72ebb124bfc6cc65b90

import type { ConcreteRequest } from 'relay-runtime';
export type MailFornituraDialogQuery$variables = {
  pk: number;
};
export type MailFornituraDialogQuery$data = {
  readonly bozzaMailOrdineFornitore: {
    readonly aIndirizzo: string;
    readonly aNome: string;
    readonly corpo: string;
    readonly dataConsegna: string;
    readonly firma: string;
    readonly nonStampati: ReadonlyArray<string>;
    readonly oggetto: string;
  } | null;
  readonly ordineFornitore: {
    readonly allegati: ReadonlyArray<{
      readonly originalName: string;
      readonly pk: number;
    }>;
    readonly motivoMail: string | null;
    readonly tipologia: string;
  } | null;
};
export type MailFornituraDialogQuery = {
  response: MailFornituraDialogQuery$data;
  variables: MailFornituraDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": (v1/*:: as any*/),
  "concreteType": "BozzaMailOrdineFornitore",
  "kind": "LinkedField",
  "name": "bozzaMailOrdineFornitore",
  "plural": false,
  "selections": [
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
      "name": "aNome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "oggetto",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "corpo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "firma",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dataConsegna",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nonStampati",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "motivoMail",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipologia",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalName",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "MailFornituraDialogQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineFornitore",
        "kind": "LinkedField",
        "name": "ordineFornitore",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoOrdineFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "MailFornituraDialogQuery",
    "selections": [
      (v2/*:: as any*/),
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OrdineFornitore",
        "kind": "LinkedField",
        "name": "ordineFornitore",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoOrdineFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "68f18333260b7e8fad090eb11aaf39b98877165416d2e72ebb124bfc6cc65b90",
    "metadata": {},
    "name": "MailFornituraDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "76718e15ce3ae252d19d639dd70c129e";

export default node;
