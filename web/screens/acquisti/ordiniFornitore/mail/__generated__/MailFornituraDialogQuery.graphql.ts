/**
 * @generated SignedSource<<3adc088d23885af69fd34b996c460a12>>
 * @relayHash b33e19d151e65440be099ba1981a5209
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c72a2d4d0c28a912d556c019e664dd6f9371650e1d65b140c659a6bc44591ce

import type { ConcreteRequest } from 'relay-runtime';
export type MailFornituraDialogQuery$variables = {
  pk: number;
};
export type MailFornituraDialogQuery$data = {
  readonly bozzaMailOrdineFornitore: {
    readonly aIndirizzo: string;
    readonly aNome: string;
    readonly corpo: string;
    readonly firma: string;
    readonly oggetto: string;
  } | null;
  readonly ordineFornitore: {
    readonly allegati: ReadonlyArray<{
      readonly originalName: string;
      readonly pk: number;
    }>;
    readonly motivoMail: string | null;
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
  "name": "pk",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalName",
  "storageKey": null
},
v6 = {
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
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoOrdineFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/)
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
          {
            "alias": null,
            "args": null,
            "concreteType": "AllegatoOrdineFornitore",
            "kind": "LinkedField",
            "name": "allegati",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8c72a2d4d0c28a912d556c019e664dd6f9371650e1d65b140c659a6bc44591ce",
    "metadata": {},
    "name": "MailFornituraDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2687b49a74319ba5c2cba0139377680f";

export default node;
