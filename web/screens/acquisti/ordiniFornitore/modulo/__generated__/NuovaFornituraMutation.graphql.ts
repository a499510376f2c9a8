/**
 * @generated SignedSource<<d424c3f5884632e27bad7588b306ee03>>
 * @relayHash a001e99db2244dd287ce28174360ef5b
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bdc4f43d072029d6bfd144724332c16902c03a9a9f6bd4897c16e2b787dd4ed

import type { ConcreteRequest } from 'relay-runtime';
export type CreateOrdineFornitoreInput = {
  co?: string | null;
  costoMateriale?: number | null;
  dataArrivo?: string | null;
  dataConsegna?: string | null;
  dataOrdine?: string | null;
  domanda1?: boolean | null;
  domanda1Legno?: boolean | null;
  domanda2?: boolean | null;
  domanda2Legno?: string | null;
  domanda3?: boolean | null;
  fornitore?: number | null;
  magazzino?: string | null;
  note?: string | null;
  numeroDocumento?: string | null;
  ordine?: number | null;
  rigaOrdine?: number | null;
  rilievo?: string | null;
  rivendita?: boolean | null;
  stato?: string | null;
  testoEmail?: string | null;
  testoPdf?: string | null;
  tipologia?: string | null;
  valorePercentuale?: number | null;
  venditaMateriale?: number | null;
};
export type NuovaFornituraMutation$variables = {
  input: CreateOrdineFornitoreInput;
};
export type NuovaFornituraMutation$data = {
  readonly createOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordineFornitore: {
      readonly pk: number;
    } | null;
  };
};
export type NuovaFornituraMutation = {
  response: NuovaFornituraMutation$data;
  variables: NuovaFornituraMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NuovaFornituraMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrdineFornitorePayload",
        "kind": "LinkedField",
        "name": "createOrdineFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "ordineFornitore",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NuovaFornituraMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateOrdineFornitorePayload",
        "kind": "LinkedField",
        "name": "createOrdineFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "OrdineFornitore",
            "kind": "LinkedField",
            "name": "ordineFornitore",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7bdc4f43d072029d6bfd144724332c16902c03a9a9f6bd4897c16e2b787dd4ed",
    "metadata": {},
    "name": "NuovaFornituraMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "659942a4661e7a239be55875191b94f9";

export default node;
