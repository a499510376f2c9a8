/**
 * @generated SignedSource<<12c459ed739db99ba98402fd5a2c9a61>>
 * @relayHash 38a54a74ef936a999dfedb81f71f3219
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 55ce4d5898c1f1df01300e679c5002f63cee71e9a1a59da994867b9619ee4d04

import type { ConcreteRequest } from 'relay-runtime';
export type CreateRigaOrdineFornitoreInput = {
  codice?: string | null;
  descrizione?: string | null;
  extraFields?: unknown | null;
  fornitore: number;
  misure?: string | null;
  misureVetro?: string | null;
  ordine: number;
  ordineFornitore?: number | null;
  quantita: number;
  rigaOrdine?: number | null;
  sezione?: string | null;
  spessore?: string | null;
  stampato?: string | null;
  tipologia: string;
  um?: string | null;
};
export type RigaFornitoreFormCreateMutation$variables = {
  input: CreateRigaOrdineFornitoreInput;
};
export type RigaFornitoreFormCreateMutation$data = {
  readonly createRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type RigaFornitoreFormCreateMutation = {
  response: RigaFornitoreFormCreateMutation$data;
  variables: RigaFornitoreFormCreateMutation$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "CreateRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "createRigaOrdineFornitore",
    "plural": false,
    "selections": [
      {
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "RigaFornitoreFormCreateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigaFornitoreFormCreateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "55ce4d5898c1f1df01300e679c5002f63cee71e9a1a59da994867b9619ee4d04",
    "metadata": {},
    "name": "RigaFornitoreFormCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2471b2e586c2fb7e1aca81722e9a3ad1";

export default node;
