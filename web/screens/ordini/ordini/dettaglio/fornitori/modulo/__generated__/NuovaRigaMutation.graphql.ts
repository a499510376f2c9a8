/**
 * @generated SignedSource<<44f97a8d82c0f356037da71289c1ae96>>
 * @relayHash 5814cdd24d659f7ee74b006ca68123a8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 624789b693f2cb894df335a0c8cbcf0808c966e776a520585f1b87a05f53da03

import type { ConcreteRequest } from 'relay-runtime';
export type CreateRigaOrdineFornitoreInput = {
  codice?: string | null;
  descrizione?: string | null;
  extraFields?: unknown | null;
  fornitore?: number | null;
  misure?: string | null;
  misureVetro?: string | null;
  ordine: number;
  quantita?: number | null;
  rigaOrdine?: number | null;
  sezione?: string | null;
  spessore?: string | null;
  stampato?: string | null;
  tipologia?: string | null;
  um?: string | null;
};
export type NuovaRigaMutation$variables = {
  input: CreateRigaOrdineFornitoreInput;
};
export type NuovaRigaMutation$data = {
  readonly createRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly riga: {
      readonly pk: number;
    } | null;
  };
};
export type NuovaRigaMutation = {
  response: NuovaRigaMutation$data;
  variables: NuovaRigaMutation$variables;
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
    "name": "NuovaRigaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateRigaOrdineFornitorePayload",
        "kind": "LinkedField",
        "name": "createRigaOrdineFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RigaOrdineFornitore",
            "kind": "LinkedField",
            "name": "riga",
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
    "name": "NuovaRigaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateRigaOrdineFornitorePayload",
        "kind": "LinkedField",
        "name": "createRigaOrdineFornitore",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "RigaOrdineFornitore",
            "kind": "LinkedField",
            "name": "riga",
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
    "id": "624789b693f2cb894df335a0c8cbcf0808c966e776a520585f1b87a05f53da03",
    "metadata": {},
    "name": "NuovaRigaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2e0dbdfb90c3a4605858e7b90f07814a";

export default node;
