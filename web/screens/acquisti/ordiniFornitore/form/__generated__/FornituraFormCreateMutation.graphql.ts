/**
 * @generated SignedSource<<1a1a04cd3ceb20125c0e738195540fa1>>
 * @relayHash a1b697e71fd04da4469f4c059496c6b6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 99bc205b1c928235330adbac770e0ff40c004792c05596fcda0000dbff5c9925

import type { ConcreteRequest } from 'relay-runtime';
export type Co = "DA_FARE" | "INVIATA";
export type Magazzino = "QR" | "RENIS";
export type Rilievo = "DA_FARE" | "FATTO";
export type CreateOrdineFornitoreInput = {
  co?: Co | null;
  costoMateriale?: number | null;
  dataArrivo?: string | null;
  dataConsegna?: string | null;
  dataOrdine?: string | null;
  domanda1?: boolean | null;
  domanda1Legno?: boolean | null;
  domanda2?: boolean | null;
  domanda2Legno?: string | null;
  domanda3?: boolean | null;
  fornitore: number;
  immaginePdf?: FileInput | null;
  magazzino?: Magazzino | null;
  note?: string | null;
  numeroDocumento?: string | null;
  ordine: number;
  removeImmaginePdf?: boolean | null;
  rigaOrdine?: number | null;
  rilievo?: Rilievo | null;
  rivendita?: boolean | null;
  stato?: string | null;
  testoEmail?: string | null;
  testoPdf?: string | null;
  tipologia: string;
  valorePercentuale?: number | null;
  venditaMateriale?: number | null;
};
export type FileInput = {
  base64?: string | null;
  nome?: string | null;
};
export type FornituraFormCreateMutation$variables = {
  input: CreateOrdineFornitoreInput;
};
export type FornituraFormCreateMutation$data = {
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
export type FornituraFormCreateMutation = {
  response: FornituraFormCreateMutation$data;
  variables: FornituraFormCreateMutation$variables;
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
    "name": "FornituraFormCreateMutation",
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
    "name": "FornituraFormCreateMutation",
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
    "id": "99bc205b1c928235330adbac770e0ff40c004792c05596fcda0000dbff5c9925",
    "metadata": {},
    "name": "FornituraFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a69698cfe66157b5fe006530ec20375a";

export default node;
