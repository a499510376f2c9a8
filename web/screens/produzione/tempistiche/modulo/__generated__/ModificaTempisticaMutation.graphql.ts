/**
 * @generated SignedSource<<fc73cc8708f959abf505076e5d22ef4d>>
 * @relayHash 90c659272f6c5d8f892a2200ad938f22
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID de3001d612fd81173c897fbc598ff42e090cab69387c74c8dce22eed46f597a3

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateTempisticaInput = {
  categoria?: string | null;
  codiceSerramentoId?: number | null;
  forma?: string | null;
  pk: number;
  tempoRepartoBanchi?: number | null;
  tempoRepartoMacchine?: number | null;
  tipoSerramentoId?: number | null;
  versione?: number | null;
};
export type ModificaTempisticaMutation$variables = {
  input: UpdateTempisticaInput;
};
export type ModificaTempisticaMutation$data = {
  readonly updateTempistica: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tempistica: {
      readonly pk: number;
    } | null;
  };
};
export type ModificaTempisticaMutation = {
  response: ModificaTempisticaMutation$data;
  variables: ModificaTempisticaMutation$variables;
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
    "name": "ModificaTempisticaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTempisticaPayload",
        "kind": "LinkedField",
        "name": "updateTempistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tempistica",
            "kind": "LinkedField",
            "name": "tempistica",
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
    "name": "ModificaTempisticaMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTempisticaPayload",
        "kind": "LinkedField",
        "name": "updateTempistica",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Tempistica",
            "kind": "LinkedField",
            "name": "tempistica",
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
    "id": "de3001d612fd81173c897fbc598ff42e090cab69387c74c8dce22eed46f597a3",
    "metadata": {},
    "name": "ModificaTempisticaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "82c16491969bfc4f9621f6963505e69d";

export default node;
