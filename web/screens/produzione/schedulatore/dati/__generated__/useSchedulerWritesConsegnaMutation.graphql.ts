/**
 * @generated SignedSource<<b577c5e4e1e65502046adf945e75ca9c>>
 * @relayHash 66d169c715e725b9685c0e4a6bfe2cd4
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43f4beb6ba00d5cf6ea90ddeff2f8ffae0657ebe9854a256db793c1dd3a0ce12

import type { ConcreteRequest } from 'relay-runtime';
export type PatchOrdineInput = {
  agente?: number | null;
  areaConsegna?: string | null;
  autoSchedulazione?: boolean | null;
  cliente?: number | null;
  codiceSistema?: string | null;
  data?: string | null;
  dataConsegna?: string | null;
  dataPosa?: string | null;
  nonSchedulabile?: boolean | null;
  note?: string | null;
  numeroCommessa?: string | null;
  pk: number;
  progetto?: string | null;
  riferimento?: string | null;
  righe?: ReadonlyArray<RigaOrdineInput> | null;
  senzaMisure?: boolean | null;
  stato?: number | null;
  statoInvioMail?: string | null;
  testoEmail?: string | null;
  tipoCliente?: string | null;
  versione?: number | null;
};
export type RigaOrdineInput = {
  altezza?: number | null;
  ante?: number | null;
  codiceRivendita?: string | null;
  codiceSerramentoId?: number | null;
  descrizione?: string | null;
  forma?: string | null;
  id?: number | null;
  larghezza?: number | null;
  listino?: number | null;
  netto?: number | null;
  numero?: number | null;
  rivendita?: boolean | null;
  scontoArticolo?: number | null;
  scontoCorrettivo?: number | null;
  tipoSerramentoId?: number | null;
};
export type useSchedulerWritesConsegnaMutation$variables = {
  input: PatchOrdineInput;
};
export type useSchedulerWritesConsegnaMutation$data = {
  readonly patchOrdine: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly ordine: {
      readonly dataConsegna: string | null;
      readonly id: string;
      readonly versione: number;
    } | null;
  };
};
export type useSchedulerWritesConsegnaMutation = {
  response: useSchedulerWritesConsegnaMutation$data;
  variables: useSchedulerWritesConsegnaMutation$variables;
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
    "concreteType": "PatchOrdinePayload",
    "kind": "LinkedField",
    "name": "patchOrdine",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Ordine",
        "kind": "LinkedField",
        "name": "ordine",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
            "name": "versione",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
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
    "name": "useSchedulerWritesConsegnaMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSchedulerWritesConsegnaMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "43f4beb6ba00d5cf6ea90ddeff2f8ffae0657ebe9854a256db793c1dd3a0ce12",
    "metadata": {},
    "name": "useSchedulerWritesConsegnaMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a526f2ee821e4e5f2da23e11c4c34863";

export default node;
