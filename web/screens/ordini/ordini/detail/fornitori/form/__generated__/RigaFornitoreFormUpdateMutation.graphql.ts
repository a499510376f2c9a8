/**
 * @generated SignedSource<<91e97cc1c7f78bbd145cf6d21d9f0f4c>>
 * @relayHash 791a76819d37ff7e529c1ee703aa8820
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e9b3cc925c4b2a20685b3142442d97baafd62c79a873eeca0cdf24294a1c0a5

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateRigaOrdineFornitoreInput = {
  codice?: string | null;
  descrizione?: string | null;
  extraFields?: unknown | null;
  fornitore?: number | null;
  misure?: string | null;
  misureVetro?: string | null;
  ordineFornitore?: number | null;
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
export type RigaFornitoreFormUpdateMutation$variables = {
  input: UpdateRigaOrdineFornitoreInput;
};
export type RigaFornitoreFormUpdateMutation$data = {
  readonly updateRigaOrdineFornitore: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type RigaFornitoreFormUpdateMutation = {
  response: RigaFornitoreFormUpdateMutation$data;
  variables: RigaFornitoreFormUpdateMutation$variables;
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
    "concreteType": "UpdateRigaOrdineFornitorePayload",
    "kind": "LinkedField",
    "name": "updateRigaOrdineFornitore",
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
    "name": "RigaFornitoreFormUpdateMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "RigaFornitoreFormUpdateMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "8e9b3cc925c4b2a20685b3142442d97baafd62c79a873eeca0cdf24294a1c0a5",
    "metadata": {},
    "name": "RigaFornitoreFormUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2b9ea315f754a6a8ffbba357a00b2b69";

export default node;
