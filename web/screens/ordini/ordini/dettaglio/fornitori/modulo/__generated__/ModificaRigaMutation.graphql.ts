/**
 * @generated SignedSource<<030e6cf68b9a92891354eaca6dc5dbee>>
 * @relayHash 9a54c7e3d37ab8407619c478facfb3d6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 90e6aceb83a498c54087420640a573f699f31e28c8094cd2fd1b125e38119d4b

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateRigaOrdineFornitoreInput = {
  codice?: string | null;
  descrizione?: string | null;
  extraFields?: unknown | null;
  fornitore?: number | null;
  misure?: string | null;
  misureVetro?: string | null;
  pk: number;
  quantita?: number | null;
  rigaOrdine?: number | null;
  sezione?: string | null;
  spessore?: string | null;
  stampato?: string | null;
  tipologia?: string | null;
  um?: string | null;
  versione?: number | null;
};
export type ModificaRigaMutation$variables = {
  input: UpdateRigaOrdineFornitoreInput;
};
export type ModificaRigaMutation$data = {
  readonly updateRigaOrdineFornitore: {
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
export type ModificaRigaMutation = {
  response: ModificaRigaMutation$data;
  variables: ModificaRigaMutation$variables;
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
    "name": "ModificaRigaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRigaOrdineFornitorePayload",
        "kind": "LinkedField",
        "name": "updateRigaOrdineFornitore",
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
    "name": "ModificaRigaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateRigaOrdineFornitorePayload",
        "kind": "LinkedField",
        "name": "updateRigaOrdineFornitore",
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
    "id": "90e6aceb83a498c54087420640a573f699f31e28c8094cd2fd1b125e38119d4b",
    "metadata": {},
    "name": "ModificaRigaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "811b6493853acced61346c080bbf5cd2";

export default node;
