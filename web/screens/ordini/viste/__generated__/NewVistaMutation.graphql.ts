/**
 * @generated SignedSource<<42ec0d520e32bbb374803bd0da2b7d5f>>
 * @relayHash da206e43a4b1bcb9e83c1e20804516df
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1745f85516da638bf18eea654a02049335c0d67b40075506b02bdc34b27fff68

import type { ConcreteRequest } from 'relay-runtime';
export type ElencoConViste = "ordini" | "preventivi";
export type CreateVistaInput = {
  condivisa?: boolean | null;
  elenco: ElencoConViste;
  nome: string;
  url?: string | null;
};
export type NewVistaMutation$variables = {
  input: CreateVistaInput;
};
export type NewVistaMutation$data = {
  readonly createVista: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly vista: {
      readonly pk: number;
    } | null;
  };
};
export type NewVistaMutation = {
  response: NewVistaMutation$data;
  variables: NewVistaMutation$variables;
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
    "name": "NewVistaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVistaPayload",
        "kind": "LinkedField",
        "name": "createVista",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VistaSalvata",
            "kind": "LinkedField",
            "name": "vista",
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
    "name": "NewVistaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateVistaPayload",
        "kind": "LinkedField",
        "name": "createVista",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "VistaSalvata",
            "kind": "LinkedField",
            "name": "vista",
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
    "id": "1745f85516da638bf18eea654a02049335c0d67b40075506b02bdc34b27fff68",
    "metadata": {},
    "name": "NewVistaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ba209d99dbe844a97e5662e17b2c10ee";

export default node;
